// How names and values are written in SQL. Nothing reaches SQL but through these two.

export const sqlName = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const sqlText = (value: string): string => `'${value.replaceAll("'", "''")}'`
