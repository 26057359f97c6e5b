// Whether search and discovery show a creator (domain 5.17).
import { definePart } from '../vocabulary.ts'

export const discovery = definePart({
  label: 'Discovery visibility',
  wire: 'discoveryVisibility',
  of: 'creators',
  read: 'getAnyDiscoveryVisibility',
  update: 'updateAnyDiscoveryVisibility',
  guards: ['notDeleted'],
  fields: {
    /** Takes effect for approved, enabled creators that are not marked as fraud; the direct link works when it is off too. */
    visible: { kind: 'flag', label: 'Shown in search and discovery', starts: true },
  },
})
