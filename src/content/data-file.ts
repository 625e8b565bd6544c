import type { GenericSchema } from 'valibot'

/** A compiled file that a page made by code shows. */
export type DataFile<Data> = {
  name: string
  /** true: compiled for each language. */
  localized?: true
  /** Never set: it lets `readData` tell what it returns. */
  data?: Data
}

/** One that is made of content/<name>.json. `Data` is what the build makes of it. */
export type SourceFile<Data, Schema extends GenericSchema = GenericSchema> = DataFile<Data> & {
  schema: Schema
}
