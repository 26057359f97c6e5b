// The part of a locale that the first load needs; vite.config.ts makes it.
declare module '*.json?start' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
