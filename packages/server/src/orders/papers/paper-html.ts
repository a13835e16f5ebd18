import type { Paper } from '@vitrine/domain/orders/papers/paper'
import { languageTag } from '@vitrine/domain/words/language-tag'
import { html } from '@vitrine/storefront/parts/html/markup'
import { cellsOf, factsOf, headsOf, notesOf, partiesOf, sumsOf, wordsOf } from './paper-words.ts'

/** Writes a paper as a page of its own, which prints on one sheet where it fits. */
export function paperHtml(paper: Paper, pdfPath: string): string {
  const say = wordsOf(paper)
  const title = `${say[paper.kind]} ${paper.numberText}`
  const facts = factsOf(paper).map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)
  const parties = partiesOf(paper).map(
    ({ heading, lines }) =>
      html`<section><h2>${heading}</h2>${lines.map((line) => html`<p>${line}</p>`)}</section>`,
  )
  const heads = headsOf(paper)
  // The roles stay where a narrow screen shows rows one beneath the other.
  const lines = paper.lines.map((line) => {
    const [title, ...cells] = cellsOf(paper, line)
    return html`<tr role="row"><th role="rowheader" scope="row">${title}</th>${cells.map(
      (cell, place) => html`<td role="cell" data-head="${heads[place + 1]}">${cell}</td>`,
    )}</tr>`
  })
  const sums = sumsOf(paper).map(
    ([label, amount]) =>
      html`<div${label === say.total ? html` class="total"` : ''}><dt>${label}</dt><dd>${amount}</dd></div>`,
  )
  const notes = notesOf(paper).map((note) => html`<p>${note}</p>`)
  const language = languageTag(paper.language)
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><title>${title}</title><style>${style}</style></head>
<body><main><header><h1>${title}</h1><a href="${pdfPath}" download>PDF</a></header><dl class="facts">${facts}</dl><div class="parties">${parties}</div><div class="lines" tabindex="0" role="region" aria-label="${say.item}"><table role="table"><thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead><tbody role="rowgroup">${lines}</tbody></table></div><dl class="sums">${sums}</dl><footer>${notes}</footer></main></body></html>
`.text
}

const style = `body{margin:0;background:#f3f4f6;color:#1b1d21;font:15px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:820px;margin:24px auto;padding:48px;background:#fff}
header{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
h1{margin:0 0 24px;font-size:26px;overflow-wrap:anywhere}h2{margin:0 0 6px;font-size:14px;color:#55585f}
a{color:#1f4f8f}p{margin:0;overflow-wrap:anywhere;white-space:pre-line}
dl{margin:0}dd{margin:0;text-align:right}.facts div,.sums div{display:flex;justify-content:space-between;gap:16px}
.facts{max-width:420px}.facts dt{color:#55585f}.parties{display:grid;grid-template-columns:1fr 1fr;gap:32px;margin:32px 0}
.lines{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:8px 6px;text-align:right;border-bottom:1px solid #d9dbe0;font-weight:400;vertical-align:top}
th:first-child{text-align:left}tbody th{white-space:pre-line}thead th{color:#55585f;font-size:13px}
.sums{margin:20px 0 0 auto;max-width:420px}.sums div{padding:4px 6px}.sums .total{font-weight:700;font-size:18px;border-top:1px solid #1b1d21}
footer{margin-top:32px;display:grid;gap:6px;color:#3c3f45;font-size:14px}
@media (max-width:600px){main{margin:0;padding:24px 16px}.parties{grid-template-columns:1fr}
table,tbody{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.lines{position:relative}tbody tr{display:block;padding:10px 0;border-bottom:1px solid #d9dbe0}
tbody th,tbody td{display:flex;justify-content:space-between;gap:16px;padding:2px 0;border:0}tbody th{font-weight:600;overflow-wrap:anywhere}
td:empty{display:none}td::before{content:attr(data-head);color:#55585f}td:last-child{font-weight:600}.sums div{padding-inline:0}}
@media print{body{background:#fff}main{margin:0;padding:0;max-width:none}header a{display:none}}`
