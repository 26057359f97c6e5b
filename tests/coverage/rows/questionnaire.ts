// The questionnaire of a profile: product spec 3.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

const stands = ['specs/users/questionnaire.ts'] as const

export const questionnaire = {
  questionFields: {
    says: "about (textarea, … location ('Address'), website ('Personal website', … publicEmail, publicPhone, publicMessagePhone (public sms phone)",
    parts: {
      fields: listed('about, location, website, publicEmail, publicPhone, publicMessagePhone'),
      about: 'textarea',
      location: 'Address',
      website: 'Personal website',
      publicMessagePhone: 'public sms phone',
    },
    stands,
  },
  questionHandles: {
    says: 'twitter, facebook, instagram, tiktok, youtube, snapchat, patreon, onlyfans (account handles)',
    parts: { fields: listed('twitter, facebook, instagram, tiktok, youtube, snapchat, patreon, onlyfans'), kind: 'handles' },
    stands,
  },
  questionSensitive: {
    says: "sensitiveContent (checkbox 'Has sensitive content', … )",
    parts: { field: 'sensitiveContent', kind: 'checkbox', label: 'Has sensitive content' },
    stands,
  },
  questionAbout: { says: 'about (textarea, allowed for members)', parts: { field: 'about', kind: 'textarea', whose: 'members' }, stands },
  questionWebsite: {
    says: "website ('Personal website', allowed for members)",
    parts: { field: 'website', label: 'Personal website', whose: 'members' },
    stands,
  },
  questionMembers: {
    says: "sensitiveContent (checkbox 'Has sensitive content', allowed for members)",
    parts: { field: 'sensitiveContent', label: 'Has sensitive content', whose: 'members' },
    stands,
  },
  questionHidden: {
    says: 'Fields named in a hidden list are excluded.',
    parts: { list: 'hidden' },
    stands: ['src/client/records/useHiddenFields.ts'],
  },
  optionsGender: { says: 'gender: Male, Female', parts: { of: 'gender', options: listed('Male, Female') }, stands },
  optionsBody: {
    says: 'body: Petite, Normal, Athletic, Thick',
    parts: { of: 'body', options: listed('Petite, Normal, Athletic, Thick') },
    stands,
  },
  optionsEthnicity: {
    says: 'ethnicity: White, Hispanic, Latina, Black, Middle Eastern, Asian, Pacific Islander, Mixed',
    parts: { of: 'ethnicity', options: listed('White, Hispanic, Latina, Black, Middle Eastern, Asian, Pacific Islander, Mixed') },
    stands,
  },
  optionsOrientation: {
    says: 'orientation: Straight, Gay, Lesbian, Bisexual, Transsexual',
    parts: { of: 'orientation', options: listed('Straight, Gay, Lesbian, Bisexual, Transsexual') },
    stands,
  },
  optionsHairLength: {
    says: 'hair length: Bald, Short, Shoulder Length, Long, Very Long',
    parts: { of: 'hair length', options: listed('Bald, Short, Shoulder Length, Long, Very Long') },
    stands,
  },
  optionsHairColour: {
    says: 'hair colour: Blonde, Honey Blonde, Brown, Highlights, Black, Dyed, Other',
    parts: { of: 'hair colour', options: listed('Blonde, Honey Blonde, Brown, Highlights, Black, Dyed, Other') },
    stands,
  },
  optionsEyeColour: {
    says: 'eye colour: Blue, Green, Brown, Hazel, Grey',
    parts: { of: 'eye colour', options: listed('Blue, Green, Brown, Hazel, Grey') },
    stands,
  },
  optionsElse: {
    says: 'also: category, weight, age, height, languages',
    parts: { fields: listed('category, weight, age, height, languages') },
    stands,
  },
} as const satisfies Rows
