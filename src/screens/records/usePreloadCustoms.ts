// Asks for the code of a record's own-made sections while the record is still being read, so that none of them grows among the others afterwards.
import { useEffect } from 'react'
import type { SectionModel } from '../../../language/model.ts'
import { lookOfSection } from './sectionKinds.ts'
import { isSectionThere, type SectionViewing } from './isSectionThere.ts'

/** Not those that some people's records have only: whose this one is, is not known yet. */
export const usePreloadCustoms = (sections: readonly SectionModel[], { viewer, flags, subject }: Omit<SectionViewing, 'role'>): void => {
  useEffect(() => {
    for (const section of sections)
      if (isSectionThere(section, { viewer, flags, subject, role: undefined })) lookOfSection(section).preload?.(section)
  }, [sections, viewer, flags, subject])
}
