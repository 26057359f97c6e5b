// The record that something was done to, by what it is called and its id; a link where it has a screen of its own.
import { screenKind } from '../../language/screens/index.ts'
import { screens } from '#generated/routes.ts'
import { targetOf } from '../../language/fields/target.ts'
import type { ScreenModel } from '../../language/model.ts'
import { textOf } from '../client/records/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { ownScreen } from '../client/records/addressOf.ts'
import type { FieldViewProps } from './FieldView.ts'
import { RecordLink } from './RecordLink.tsx'

const all: readonly ScreenModel[] = screens

/** Its own screen, else the settings that it is. */
const pathOf = (name: string): string | undefined =>
  (ownScreen(name) ?? all.find((each) => each.entity === name && screenKind(each).shows === 'single'))?.path

export const TargetView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const { entity, id } = targetOf(String(value))
  return (
    <RecordLink path={id === '' ? undefined : pathOf(entity)} id={id}>
      {textOf(field, value, context)}
    </RecordLink>
  )
}
