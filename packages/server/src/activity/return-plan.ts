import type { DocumentImage, JsonObject } from '@vitrine/domain/activity/document-image'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ItemOrdering } from '@vitrine/domain/content/items/room-for-items'
import type { PageKind } from '@vitrine/domain/content/pages/page-kind'
import type { Role } from '@vitrine/domain/owners/role'

/** A document that can be put back, or why it cannot. Nothing is saved before all of an act are planned. */
export type ReturnPlan = { readonly ok: true; readonly save: () => Promise<void> } | RefusedReturn

/** Why a document cannot be put back. */
export interface RefusedReturn {
  readonly ok: false
  readonly problem: 'not-allowed' | 'changed-meanwhile'
  readonly message: string
}

/** A document as it stood, with what others changed beside. */
export interface Former {
  readonly document: JsonObject
  /** The roles of who puts it back: what some may not change, they do not put back either. */
  readonly roles: readonly Role[]
  /** How the template of the site puts the items of a collection in order. */
  readonly orderingOf: (collection: Collection) => ItemOrdering
  /** What kind of page a collection is in that template. */
  readonly kindOf: (collection: Collection) => PageKind
  /** Where pages stand that go back by the same act, by their ids; null: in no other page. */
  readonly parentsBack: ReadonlyMap<string, string | null>
  readonly nowMs: number
}

/** A plan that saves. */
export function saving(save: () => Promise<unknown>): ReturnPlan {
  return {
    ok: true,
    save: async () => {
      await save()
    },
  }
}

/** Said to those who may not make the change that the return would be. */
export function notAllowed(message: string): ReturnPlan {
  return { ok: false, problem: 'not-allowed', message }
}

/** Said of a document of an older version, which lacks what is needed now. */
export function outdated({ name }: Pick<DocumentImage, 'name'>): ReturnPlan {
  return stays(`${name} cannot be put back: what was kept of it does not fit any longer.`)
}

/** Said when the former address has another holder now. */
export function taken(name: string, urlId: string): ReturnPlan {
  return stays(`${name} cannot be put back: something else has the address ${urlId} now.`)
}

/** Said of what is not as it was, so that it stays as it is now. */
export function stays(message: string): RefusedReturn {
  return { ok: false, problem: 'changed-meanwhile', message }
}
