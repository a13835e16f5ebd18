import type { KeyRight } from '@vitrine/domain/owners/key-rights'

/** Keys by which programs read the site; only the SHA-256 of a key is kept. */
export interface ApiKeys {
  /** The newest first. */
  list(): Promise<readonly UsedApiKey[]>
  /** The key of this hash, if it has not expired. */
  findByToken(tokenHash: string, nowMs: number): Promise<UsedApiKey | undefined>
  add(key: ApiKey): Promise<void>
  /** Deletes a key; false when there is none. */
  remove(id: string): Promise<boolean>
  /** Writes down that a key was used. */
  touch(id: string, nowMs: number): Promise<void>
}

export interface ApiKey {
  readonly id: string
  readonly tokenHash: string
  readonly name: string
  readonly rights: readonly KeyRight[]
  /** Its last characters, by which its owner knows it again. */
  readonly ending: string
  readonly createdById: string
  readonly createdAtMs: number
  /** Null: for ever. */
  readonly expiresAtMs: number | null
}

/** A key, and when it was used last, to a minute; null: never. */
export interface UsedApiKey extends ApiKey {
  readonly lastUsedAtMs: number | null
}
