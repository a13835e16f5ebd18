/** The styles of pages about memberships; they take the colours and letters of the site around them. */
export const deniedStyle = [
  '.vt-members{max-width:960px;margin:0 auto;padding:40px 20px 64px;box-sizing:border-box}',
  '.vt-members h1{margin:0 0 16px}',
  '.vt-members p{margin:8px 0;max-width:640px}',
  '.vt-members-lead{font-size:1.1em;white-space:pre-line}',
  '.vt-members-plans{list-style:none;margin:32px 0 0;padding:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,272px),1fr))}',
  '.vt-members-plans>li{display:flex;flex-direction:column;gap:5.6px;padding:24px;border:1px solid rgba(128,128,128,.4);border-radius:8px}',
  '.vt-members-plans h2{margin:0;font-size:1.25em;overflow-wrap:anywhere}',
  '.vt-members-price{font-weight:600}',
  '.vt-members-text{white-space:pre-line;overflow-wrap:anywhere}',
  '.vt-members-button{display:block;margin-top:auto;min-height:46px;padding:11.2px 19.2px;box-sizing:border-box;border-radius:4px;text-align:center;text-decoration:none}',
  '.vt-members-forms{display:grid;gap:16px 48px;grid-template-columns:repeat(auto-fit,minmax(min(100%,272px),1fr));margin-top:24px}',
  '.vt-members-forms h2{margin-top:16px}',
  '.vt-members-links{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:32px!important}',
  '.vt-members :is(a,button,input):focus-visible{outline:2px solid currentColor;outline-offset:2px}',
].join('')
