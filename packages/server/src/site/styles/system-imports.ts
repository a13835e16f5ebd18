/** Style sources that templates import by name and the platform supplies (template survey, section 5.2). */
export const systemImports: Readonly<Record<string, string>> = {
  'sqs-grid-breaker': `
.sqs-row { width: auto !important; }
.sqs-row .sqs-col-1, .sqs-row .sqs-col-2, .sqs-row .sqs-col-3, .sqs-row .sqs-col-4, .sqs-row .sqs-col-5, .sqs-row .sqs-col-6,
.sqs-row .sqs-col-7, .sqs-row .sqs-col-8, .sqs-row .sqs-col-9, .sqs-row .sqs-col-10, .sqs-row .sqs-col-11, .sqs-row .sqs-col-12
{ float: none !important; width: auto !important; }
`,
  'sqs-ui-font': `
.sqs-ui-font(@icon, @position: before) { }
.sqs-ui-font-size(@size, @line: @size) { }
`,
  'social-icon-font': '',
  'svg-icon-templates': '',
}

/** Rules that every page needs: the twelve columns of content layouts. */
export const platformStyles = `
.sqs-row { display: block; }
.sqs-row::after { content: ""; display: table; clear: both; }
.sqs-layout [class*="sqs-col-"] { box-sizing: border-box; padding: 0 17px; float: left; }
.sqs-layout > .sqs-row { margin-left: -17px; margin-right: -17px; }
${[...Array(12).keys()].map((n) => `.sqs-layout .sqs-col-${n + 1} { width: ${((n + 1) / 12) * 100}%; }`).join('\n')}
@media only screen and (max-width: 640px) { .sqs-layout [class*="sqs-col-"] { float: none; width: auto; } }
`
