// Validation rules: product spec 5.
import type { Rows } from '../Row.ts'

export const validation = {
  emailRequired: {
    says: "E-mail required: 'E-mail is required'.",
    parts: { text: 'E-mail is required' },
    stands: ['src/console/useLoginForm.ts'],
  },
  emailValid: {
    says: "It must contain an @ with text on either side: 'E-mail must be valid.'",
    parts: { text: 'E-mail must be valid.' },
    stands: ['src/console/useLoginForm.ts'],
  },
  passwordRequired: {
    says: "Password required: 'Password is required'.",
    parts: { text: 'Password is required' },
    stands: ['src/console/useLoginForm.ts'],
  },
  loginAborted: {
    says: 'Submit is aborted if the form is invalid.',
    parts: { button: 'Submit', fields: 'invalid' },
    stands: ['src/console/useLoginForm.ts'],
  },
  textEmpty: {
    says: "'Field is empty'; 'Fields are empty'",
    parts: { one: 'Field is empty', several: 'Fields are empty' },
    stands: ['language/errorTexts.ts', 'specs/texts/pricing.ts'],
  },
  textRequired: { says: "'{0} is required'", parts: { text: '{0} is required' }, stands: ['language/errorTexts.ts'] },
  textNumber: { says: "'{0} should be number'", parts: { text: '{0} should be number' }, stands: ['language/errorTexts.ts'] },
  textZero: {
    says: "'{0} can't be zero'; '{0} should be greater than zero'",
    parts: { notZero: "{0} can't be zero", greater: '{0} should be greater than zero' },
    stands: ['language/errorTexts.ts'],
  },
  textRange: {
    says: "'{0} should be greater than or equal to {1}'; '{0} should be less than or equal to {1}'",
    parts: { least: '{0} should be greater than or equal to {1}', most: '{0} should be less than or equal to {1}' },
    stands: ['language/errorTexts.ts'],
  },
  ownRole: {
    says: "Changing one's own role is forbidden ('Changing own role is forbidden').",
    parts: { text: 'Changing own role is forbidden' },
    stands: ['specs/texts/guards.ts', 'custom/server'],
  },
  uploadAddresses: {
    says: "otherwise the error 'Cant find upload data from response'.",
    parts: { text: 'Cant find upload data from response' },
    stands: ['src/actions/forms/askUploadTargets.ts'],
  },
  uploadsNeedAddresses: {
    says: 'An upload needs an upload address for every file',
    parts: { address: 'upload', of: 'file' },
    stands: ['src/actions/forms/askUploadTargets.ts'],
  },
  ipCheck: {
    says: 'An IP-address check (IPv4 and IPv6) exists for blocked locations.',
    parts: { kind: 'IP', versions: ['IPv4', 'IPv6'], of: 'blocked locations' },
    stands: ['language/fields/ip.ts', 'language/locations.ts'],
  },
  onlyFromBalance: {
    says: 'Leaving price fields empty means customers can pay only from balance.',
    parts: { left: 'price', way: 'balance' },
    stands: ['specs/paymentPackages.ts'],
  },
} as const satisfies Rows
