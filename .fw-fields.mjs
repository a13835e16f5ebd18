import { chromium } from 'playwright-core'
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { HttpVisitor } from './e2e/testing/http-visitor.ts'
const axeSrc = readFileSync('node_modules/axe-core/axe.min.js','utf8')
const base='http://127.0.0.1:4613'
const owner=new HttpVisitor(base)
const account={email:'owner@example.org',password:'a long pass phrase for tests',displayName:'Ada Owner'}
const token=existsSync('/tmp/fw-made')?null:/token=([\w-]+)/.exec(readFileSync('/tmp/fw-start.log','utf8'))?.[1]
if(token){const r=await owner.send('POST','/api/panel/first-owner',{token,...account});console.log('first',r.status);if(r.ok)writeFileSync('/tmp/fw-made','1')} 
else console.log('sign in',(await owner.send('POST','/api/panel/session',account)).status)
const J=async r=>{const t=await r.text();try{return JSON.parse(t)}catch{return t.slice(0,300)}}
let formId=existsSync('/tmp/fw-form')?readFileSync('/tmp/fw-form','utf8'):''
const types=['text','textarea','email','number','website','currency','password','twitter','date','time','name','address','phone','section','radio','checkbox','select','likert','hidden','file']
if(!formId){
  formId=(await J(await owner.send('POST','/api/panel/forms',{name:'All kinds'}))).formId
  const read=await J(await owner.get('/api/panel/forms/'+formId)); 
  const fields=types.map(type=>({id:'f-'+type,type,title:type==='hidden'?'':'Your '+type,description:'About '+type,placeholder:type==='text'?'Type':'',isRequired:!['section','hidden','likert'].includes(type),options:['radio','checkbox','select','likert'].includes(type)?['Red & "blue"','<b>Green</b>','Blue']:[],maxLength:type==='textarea'?20:0,currencySymbol:type==='currency'?'€':'',showCountryCode:true,underline:type==='section',key:type==='hidden'?'campaign':'',value:type==='hidden'?'none':'' ,...(type==='file'?{accepts:['txt','pdf','jpeg','png'],maxFiles:2,maxMegabytes:1}:{})}))
  const put=await J(await owner.send('PUT','/api/panel/forms/'+formId,{value:{...read.value,fields,submissionHtml:'<p>Thanks, all kinds.</p>'},version:read.version}))
  console.log('put',JSON.stringify(put).slice(0,400))
  const c=(await J(await owner.get('/about?format=json'))).collection; const about={id:c.id,urlId:c.urlId}
  console.log('place',about.urlId,(await owner.send('PUT',`/api/panel/forms/${formId}/place`,{collectionId:about.id})).status)
  writeFileSync('/tmp/fw-form',formId); writeFileSync('/tmp/fw-page',about.urlId)
}
const page='/'+readFileSync('/tmp/fw-page','utf8')
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']})
const axe=async(p,name)=>{try{const r=await p.evaluate(async(src)=>{if(!window.axe){const f=new Function(src);f()}; const r=await window.axe.run(document,{runOnly:['wcag2a','wcag2aa','wcag21aa','wcag22aa','best-practice']});return r.violations.map(v=>v.id+': '+v.nodes.slice(0,3).map(n=>n.target.join(' ')).join(' ; '))},axeSrc);console.log('axe',name,r)}catch(e){console.log('axe fail',name,e.message.slice(0,200))}}
const results={}
for(const w of [390,1440]) for(const mode of ['js','nojs','halfway']){
  const ctx=await b.newContext({viewport:{width:w,height:900},javaScriptEnabled:mode!=='nojs',bypassCSP:mode!=='nojs'})
  const p=await ctx.newPage(); p.on('pageerror',e=>console.log('pageerror',mode,e.message))
  if(mode==='halfway') await p.route(/\/universal\/.*\.js/,(r)=>/browser-/.test(r.request().url())?r.continue():r.abort())
  await p.goto(base+page+'?campaign=spring')
  const sel=`form[data-form-id="${formId}"]`
  await p.locator(sel+' button[type=submit]').first().focus(); await p.keyboard.press('Enter'); await p.waitForTimeout(2500)
  const errs=await p.locator(sel+' .field-error').allTextContents()
  console.log(mode,w,'errors',errs.length,[...new Set(errs)], 'overflow', mode==='nojs'?'-':await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth))
  await p.screenshot({path:`/tmp/fw-shots/all-${mode}-${w}-err.png`,fullPage:true})
  if(mode==='js') await axe(p,'all err '+w)
  const f=(n)=>p.locator(`${sel} [name="${n}"]`)
  const typed={'f-text':'T <script>','f-textarea':'x'.repeat(25),'f-email':'a@b.co','f-number':'12','f-website':'https://a.example','f-currency':'12.5','f-password':'pw','f-twitter':'@ada','f-date.0':'2','f-date.1':'29','f-date.2':'2024','f-time.0':'7','f-time.1':'05','f-name.0':'Ada','f-name.1':'B','f-address.0':'1 Quay','f-address.2':'Leith','f-phone.0':'44','f-phone.1':'20','f-phone.2':'7946','f-phone.3':'0018'}
  if(mode!=='js'){typed['f-textarea']='short';typed['f-email']='nobody'}
  for(const [k,v] of Object.entries(typed)) await f(k).fill(v)
  if(await f('f-time.3').count()) await f('f-time.3').selectOption('PM')
  await f('f-radio').nth(1).check(); await f('f-checkbox.0').check(); await f('f-checkbox.2').check(); await f('f-select').selectOption({index:2})
  await f('f-likert.0').last().check()
  await p.locator(sel+' input[type=file]').setInputFiles({name:'note.txt',mimeType:'text/plain',buffer:Buffer.from('hello there')})
  await p.waitForTimeout(800)
  await p.locator(sel+' button[type=submit]').first().press('Enter'); await p.waitForTimeout(2500)
  console.log(mode,w,'over', await p.locator('.field-error').allTextContents(), await p.locator('.field-counter').allTextContents())
  await f('f-textarea').fill('short'); await f('f-email').fill('a@b.co')
  if(mode!=='js'){ if(await f('f-password').inputValue()==='') {console.log('password empty again'); await f('f-password').fill('pw')} }
  await p.locator(sel+' button[type=submit]').first().press('Enter'); await p.waitForTimeout(2500)
  console.log(mode,w,p.url().slice(21),(await p.locator('.form-submission-text:visible').allTextContents()).map(s=>s.trim()), await p.locator('.field-error').allTextContents(), await p.locator('.form-notice').allTextContents())
  await ctx.close()
  const list=await J(await owner.get('/api/panel/form-submissions?limit=1'))
  const row=list.rows[0]; const one=(await J(await owner.get('/api/panel/form-submissions/'+row.id))).submission
  results[mode+w]=JSON.stringify(one.answers.map(a=>[a.title,a.lines.join('|').replace(/\/.*$/,'')])); console.log(one.formName, one.pagePath, one.spamScore, one.spamSigns)
}
const vals=Object.values(results); console.log('same',vals.every(v=>v===vals[0])); console.log(vals[0]); for(const [k,v] of Object.entries(results)) if(v!==vals[0]) console.log(k,v)
await b.close()
