/** What a click on a folder does, by its number in page data. */
export const folderBehaviours = {
  index: 1,
  redirect: 2,
  none: 3,
} as const
