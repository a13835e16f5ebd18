import { Box, SegmentedControl } from '@mantine/core'
import { MailAsText } from './mail-as-text.tsx'
import classes from './mail-looks.module.css'

/** The ways to look at a mail. */
const mailLooks = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Text' },
] as const

/** One of these ways. */
export type MailLook = (typeof mailLooks)[number]['value']

interface MailLookSwitchProps {
  readonly look: MailLook
  readonly onChange: (look: MailLook) => void
}

/** Chooses how a mail is looked at. */
export function MailLookSwitch({ look, onChange }: MailLookSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="How the mail is shown"
      data={[...mailLooks]}
      value={look}
      onChange={onChange}
    />
  )
}

interface ShownMailProps {
  readonly look: MailLook
  /** What the frame is called. */
  readonly title: string
  readonly html: string
  readonly text: string
}

/** A mail as it is on a desktop, on a phone, or as plain text. Nothing in it runs. */
export function ShownMail({ look, title, html, text }: ShownMailProps) {
  if (look === 'text') return <MailAsText label="The mail as text" text={text} />
  return (
    <Box className={classes.stage} tabIndex={0} role="region" aria-label="Preview of the mail">
      <iframe className={classes.frame} data-look={look} title={title} sandbox="" srcDoc={html} />
    </Box>
  )
}
