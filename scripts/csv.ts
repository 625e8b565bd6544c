/**
 * One CSV line per row (RFC 4180, but with plain line feeds). Spreadsheets run fields that start
 * like a formula, and an address such as `=...@example.com` can sign up, so those fields get
 * a leading apostrophe.
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
