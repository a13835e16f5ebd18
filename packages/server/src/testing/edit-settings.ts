import type { Answer, Visitor } from './visit.ts'

/** A part of the settings in the hands of an owner: what `defineSettings` describes. */
export interface SettingsEditor {
  read(): Promise<{ readonly value: Record<string, unknown>; readonly version: string }>
  /** Saves the part with some fields changed, from the version that is stored or the one that is given. */
  change(fields: Readonly<Record<string, unknown>>, version?: string): Promise<Answer>
}

/** Edits the part at this path. */
export function editSettings(owner: Visitor, path: string): SettingsEditor {
  const read: SettingsEditor['read'] = async () =>
    (await owner.get(path)).json as { value: Record<string, unknown>; version: string }
  return {
    read,
    change: async (fields, version) => {
      const stored = await read()
      const body = { value: { ...stored.value, ...fields }, version: version ?? stored.version }
      return owner.send('PUT', path, body)
    },
  }
}
