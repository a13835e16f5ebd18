import { Switch } from '@mantine/core'
import { useState } from 'react'
import { hasLetterKeys, setLetterKeys } from '../../../parts/letter-keys.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'

/** Whether keys of one letter do something: those who speak to their computer, or press keys by mistake, want them off. */
export function KeysCard() {
  const [isOn, setOn] = useState(hasLetterKeys)
  return (
    <PanelCard title="Keys">
      <Switch
        label="Keys of one letter, such as j and k in lists"
        description="Kept in this browser. Press ? for all keys; those with Ctrl or Cmd always work."
        checked={isOn}
        onChange={({ currentTarget }) => {
          setLetterKeys(currentTarget.checked)
          setOn(currentTarget.checked)
        }}
      />
    </PanelCard>
  )
}
