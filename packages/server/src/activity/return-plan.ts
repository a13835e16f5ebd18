import type { DocumentImage, JsonObject } from '@vitrine/domain/activity/document-image'

/** A document that can be put back, or why it cannot. Nothing is saved before all of an act are planned. */
export type ReturnPlan =
  | { readonly ok: true; readonly save: () => Promise<void> }
  | { readonly ok: false; readonly message: string }

/** A document as it stood, with what others changed beside. */
export interface Former {
  readonly document: JsonObject
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

/** Said of a document of an older version, which lacks what is needed now. */
export function outdated({ name }: Pick<DocumentImage, 'name'>): ReturnPlan {
  return { ok: false, message: `${name} cannot be put back: what was kept of it does not fit any longer.` }
}

/** Said when the former address has another holder now. */
export function taken(name: string, urlId: string): ReturnPlan {
  return { ok: false, message: `${name} cannot be put back: something else has the address ${urlId} now.` }
}
