// Who a user is in real life (domain 5.3). Never visible to the public.
import { definePart } from '../vocabulary.ts'

/** Never visible to the public. */
export const personal = definePart({
  label: 'Personal information',
  wire: 'personalInfo',
  of: 'people',
  read: 'getAnyPersonalInfo',
  update: 'updateAnyPersonalInfo',
  guards: ['notDeleted'],
  fields: {
    firstName: { kind: 'text', label: 'First name', max: 100, class: 'personal' },
    lastName: { kind: 'text', label: 'Last name', max: 100, class: 'personal' },
    address: { kind: 'text', label: 'Address', max: 200, class: 'personal' },
    /** The phone the user signs in with. Digits, with a leading + where there is one. */
    phone: { kind: 'phone', label: 'Phone', unique: true, class: 'personal' },
    zipCode: { kind: 'text', label: 'Zip code', max: 20, class: 'personal' },
    country: { kind: 'location', label: 'Country', level: 'country', class: 'personal' },
    /** Cleared when the country changes. */
    region: { kind: 'location', label: 'Region', level: 'region', within: 'country', class: 'personal' },
    city: { kind: 'text', label: 'City', max: 100, class: 'personal' },
  },
})
