/**
 * A line of CSV for each row (RFC 4180, but with plain line feeds). A spreadsheet would run a field
 * that starts like a formula, and anybody can sign up as `=...@example.com`: such a field gets an
 * apostrophe before it.
 */
export function toCsv(columns: string[], rows: Record<string, string | number | null>[]): string {
  const lines = rows.map((row) => columns.map((column) => toField(row[column] ?? '')))
  return [columns, ...lines].map((fields) => `${fields.join(',')}\n`).join('')
}

function toField(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
