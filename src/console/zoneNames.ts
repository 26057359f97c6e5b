// The time zones that one may choose, by the names that they have today: browsers list some by those of long ago.

const today: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** UTC stands first: no browser lists it. */
export const zoneNames = (): readonly string[] => {
  const names = Intl.supportedValuesOf('timeZone').map((name) => today[name] ?? name)
  return ['UTC', ...new Set(names.filter((name) => name !== 'UTC').toSorted())]
}
