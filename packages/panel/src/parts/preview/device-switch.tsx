import { SegmentedControl } from '@mantine/core'
import type { PreviewDevice } from './scaled-frame.tsx'

interface DeviceSwitchProps {
  readonly device: PreviewDevice
  readonly onChange: (device: PreviewDevice) => void
}

/** The width that a page is looked at. */
export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Width of the preview"
      value={device}
      onChange={(next) => onChange(next === 'phone' ? 'phone' : 'desktop')}
      data={[
        { value: 'desktop', label: 'Desktop' },
        { value: 'phone', label: 'Phone' },
      ]}
    />
  )
}
