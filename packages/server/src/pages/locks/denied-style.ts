/** The styles of pages about memberships; they take the colours and letters of the site around them. */
export const deniedStyle = [
  '.vt-members{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;box-sizing:border-box}',
  '.vt-members h1{margin:0 0 1rem}',
  '.vt-members p{margin:.5rem 0;max-width:40rem}',
  '.vt-members-lead{font-size:1.1em;white-space:pre-line}',
  '.vt-members-plans{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}',
  '.vt-members-plans>li{display:flex;flex-direction:column;gap:.35rem;padding:1.5rem;border:1px solid rgba(128,128,128,.4);border-radius:8px}',
  '.vt-members-plans h2{margin:0;font-size:1.25em;overflow-wrap:anywhere}',
  '.vt-members-price{font-weight:600}',
  '.vt-members-text{white-space:pre-line;overflow-wrap:anywhere}',
  '.vt-members-button{display:block;margin-top:auto;min-height:46px;padding:.7rem 1.2rem;box-sizing:border-box;border-radius:4px;text-align:center;text-decoration:none}',
  '.vt-members-forms{display:grid;gap:1rem 3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));margin-top:1.5rem}',
  '.vt-members-forms h2{margin-top:1rem}',
  '.vt-members-links{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-top:2rem!important}',
  '.vt-members :is(a,button,input):focus-visible{outline:2px solid currentColor;outline-offset:2px}',
].join('')
