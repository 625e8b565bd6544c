/** Another program holds the database's lock, or D1 has too much to do; a later attempt may work. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}
