// The sections of a profile: product spec 3.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const profile = {
  sectionProfile: {
    says: 'profile information (ID, email, username, screen name)',
    parts: { section: 'profile information', fields: listed('ID, email, username, screen name') },
    stands: ['specs/users/sections.ts'],
  },
  sectionPersonal: {
    says: 'personal information (first and last name, address, phone, zip code, country, city)',
    parts: { section: 'personal information', fields: listed('first, last name, address, phone, zip code, country, city') },
    stands: ['specs/users/personal.ts'],
  },
  sectionRegistration: {
    says: 'registration information (date, IP, last login date and IP, referral URL, time zone)',
    parts: { section: 'registration information', fields: listed('date, IP, referral URL, time zone'), last: ['last login date', 'IP'] },
    stands: ['specs/users/registration.ts'],
  },
  sectionsNamed: {
    says: 'fraud status; questionnaire; payee information; earnings (message price); user notes; user files; subscriptions and subscribers; user tags; blocked locations; analytics; verification; discovery visibility; user referring.',
    parts: {
      sections: listed(
        'fraud status; questionnaire; payee information; earnings; user notes; user files; subscriptions; subscribers; user tags; blocked locations; analytics; verification; discovery visibility; user referring',
      ),
      earnings: 'message price',
    },
    stands: ['specs/users/sections.ts'],
  },
} as const satisfies Rows
