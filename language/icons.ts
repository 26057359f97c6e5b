// The pictures that a menu may name. They are drawn in src/console/MenuIcon.tsx: a name without its picture does not compile there.

export const iconNames = [
  'block',
  'campaign',
  'category',
  'circle',
  'creditCard',
  'currencyExchange',
  'dashboard',
  'description',
  'domain',
  'help',
  'image',
  'lightbulb',
  'listAlt',
  'logout',
  'mail',
  'payments',
  'people',
  'person',
  'factCheck',
  'receiptLong',
  'school',
  'sell',
  'settings',
  'star',
  'tune',
  'verified',
] as const

export type IconName = (typeof iconNames)[number]
