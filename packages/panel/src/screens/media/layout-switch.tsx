import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MediaSearch } from './media-search.ts'

interface LayoutSwitchProps {
  readonly layout: MediaSearch['layout']
  readonly onChange: (layout: MediaSearch['layout']) => void
}

const layouts = [
  { value: 'grid' as const, label: <LayoutLabel icon={<LayoutGrid size={16} aria-hidden />} text="Grid" /> },
  { value: 'list' as const, label: <LayoutLabel icon={<List size={16} aria-hidden />} text="List" /> },
]

/** Files as pictures side by side, or with what is known of them. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  return <SegmentedControl aria-label="Layout" data={layouts} value={layout} onChange={onChange} />
}

function LayoutLabel({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}
