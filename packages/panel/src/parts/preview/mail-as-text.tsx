import classes from './mail-as-text.module.css'

interface MailAsTextProps {
  readonly label: string
  readonly text: string
}

/** A mail as those read it whose program shows no HTML. */
export function MailAsText({ label, text }: MailAsTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.text} aria-label={label} tabIndex={0}>
      {text}
    </section>
  )
}
