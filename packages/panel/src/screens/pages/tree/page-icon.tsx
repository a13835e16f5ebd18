import {
  BookOpen,
  CalendarDays,
  File,
  Folder,
  GalleryVerticalEnd,
  Image,
  Images,
  Link,
  type LucideIcon,
  Music,
  PanelsTopLeft,
  ShoppingBag,
} from 'lucide-react'

/** Signs for the icons that templates name (platform reference, section 1.3), and for ours. */
const icons: Readonly<Record<string, LucideIcon>> = {
  album: Music,
  blog: BookOpen,
  calendar: CalendarDays,
  cover: PanelsTopLeft,
  events: CalendarDays,
  folder: Folder,
  gallery: Images,
  index: GalleryVerticalEnd,
  link: Link,
  products: ShoppingBag,
  projects: Image,
  stacked: GalleryVerticalEnd,
}

/** The sign of a kind of page. */
export function PageIcon({ icon }: { readonly icon: string }) {
  const Icon = icons[icon] ?? File
  return <Icon size={18} aria-hidden />
}
