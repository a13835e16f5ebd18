/** What a menu is called: the words of the platform and those that templates commonly use, said in the language of the panel. */
export function menuTitle(title: string): string {
  return menuTitles[title] ?? title
}

/** By what the platform or a template calls them. */
const menuTitles: Readonly<Record<string, string>> = {
  'Main navigation': 'Main navigation',
  'Main Navigation': 'Main navigation',
  'Footer Navigation': 'Footer navigation',
  'Legal Navigation': 'Legal navigation',
}
