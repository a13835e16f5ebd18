import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'

interface VisibilityBadgeProps {
  readonly isVisible: boolean
  readonly publishFromMs?: number | null | undefined
}

/** Whether visitors see the product, or when they will. */
export function VisibilityBadge({ isVisible, publishFromMs }: VisibilityBadgeProps) {
  const { moment } = useFormat()
  if (publishFromMs) return <StatusBadge tone="due">{`Appears ${moment(publishFromMs)}`}</StatusBadge>
  return <StatusBadge tone={isVisible ? 'good' : 'calm'}>{isVisible ? 'Visible' : 'Hidden'}</StatusBadge>
}
