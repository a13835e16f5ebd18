/** Where something is found: in which collection, and by which address there. */
export interface PlaceInCollection {
  readonly collectionId: string
  readonly urlId: string
}

/** Where something that visitors can see no longer is once it is saved with another address; null where it stays, or nobody could see it. Spaces around an address are not saved. */
export function leftAddress(
  known: PlaceInCollection,
  next: PlaceInCollection,
  { isSeen }: { readonly isSeen: boolean },
): PlaceInCollection | null {
  const stays = known.collectionId === next.collectionId && known.urlId === next.urlId.trim()
  return stays || !isSeen ? null : known
}
