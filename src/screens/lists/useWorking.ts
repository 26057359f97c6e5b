// What fields work as: those of the site's configuration as the console is started by them, all others as they are stored.
import { useCallback } from 'react'
import { app } from '#generated/app.ts'
import type { AppModel, EntityModel, FieldModel } from '../../../language/model.ts'
import { pathIn } from '../../../language/paths.ts'
import { useConsole } from '../../client/useConsole.ts'
import { workingValue } from '../../client/workingValue.ts'
import type { Working } from '../../client/workingValue.ts'

const { configuration: place }: Pick<AppModel, 'configuration'> = app

export const useWorking = (entity: EntityModel): ((field: FieldModel, stored: unknown) => Working) => {
  const { local } = useConsole().configuration
  return useCallback(
    (field, stored) => {
      const isSite = entity.name === place.entity && field.path === pathIn(place.part, field.name)
      return isSite ? workingValue(app, field.name, local, stored) : { value: stored, from: 'stored' }
    },
    [entity, local],
  )
}
