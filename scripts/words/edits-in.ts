import type { ESTree } from 'vite'
import type { Edit, Walk } from './edit.ts'
import { calleeName, childrenOf, keyName } from './nodes.ts'
import {
  hasReadParts,
  isOfActs,
  isRead,
  type Position,
  positionOfCall,
  positionOfField,
  positionOfFunction,
  positionOfName,
  positionOfProperty,
  readAttributes,
} from './positions.ts'
import { editsOfChildren, editsOfString, editsOfTemplate } from './sentences.ts'

/** A node in a file, and what is known of its place. */
interface Place {
  readonly position: Position
  /** What strings of the file are where nothing says more. */
  readonly around: Position
  readonly walk: Walk
  /** The functions of the file that are given what an act is called. */
  readonly recorders: Recorders
}

/** Which of its parameters is what an act is called, by the name of a function. */
type Recorders = ReadonlyMap<string, number>

/** The edits that mark the sentences in a file, whose strings are what `around` says where nothing says more. */
export function editsIn(file: ESTree.Program, around: Position, walk: Omit<Walk, 'visit'>): readonly Edit[] {
  const recorders = isOfActs(around) ? recordersIn(file) : new Map<string, number>()
  const whole: Walk = {
    ...walk,
    visit: (node, position) => {
      const place = { position, around, walk: whole, recorders }
      return editsOfWords(node, place) ?? editsOfPassage(node, place) ?? editsOfCode(node, place)
    },
  }
  return whole.visit(file, around)
}

/** What is read itself; null for other nodes. */
function editsOfWords(node: ESTree.Node, { position, around, walk }: Place): readonly Edit[] | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? editsOfString(node as ESTree.StringLiteral, position, walk) : []
    case 'TemplateLiteral':
      return editsOfTemplate(node, position, walk)
    case 'JSXElement':
      return [...visitAll(node.openingElement.attributes, around, walk), ...editsOfChildren(node, walk)]
    case 'JSXFragment':
      return editsOfChildren(node, walk)
    case 'JSXAttribute':
      return node.value ? walk.visit(node.value, positionOfField(attributeName(node), around)) : []
    case 'ConditionalExpression':
      return editsOfChoice(node, { position, around, walk })
    default:
      return null
  }
}

/** What hands its own position on to what is in it; null for other nodes. */
function editsOfPassage(node: ESTree.Node, { position, around, walk }: Place): readonly Edit[] | null {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'JSXSpreadAttribute':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'SpreadElement':
    case 'AwaitExpression':
      return visitAll(childrenOf(node).slice(0, 1), position, walk)
    case 'BlockStatement':
    case 'IfStatement':
    case 'ReturnStatement':
    case 'ObjectExpression':
    case 'LogicalExpression':
      return visitAll(childrenOf(node), position, walk)
    case 'ArrowFunctionExpression':
      return walk.visit(node.body, position === 'code' ? around : position)
    case 'SwitchStatement':
      return [...walk.visit(node.discriminant, around), ...visitAll(node.cases, position, walk)]
    case 'SwitchCase':
      return visitAll(node.consequent, position, walk)
    case 'Property':
      return walk.visit(node.value, positionOfProperty(keyName(node), position, around))
    case 'ArrayExpression':
      // Of lists in descriptions the entries say what is read; others hold codes more often than words.
      return visitAll(node.elements, position === 'words' ? around : position, walk)
    case 'BinaryExpression':
      return visitAll([node.left, node.right], comparisons.has(node.operator) ? 'code' : position, walk)
    default:
      return null
  }
}

const comparisons = new Set(['==', '===', '!=', '!==', '<', '>', '<=', '>=', 'in', 'instanceof'])

function editsOfCode(node: ESTree.Node, { around, walk, recorders }: Place): readonly Edit[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
      return []
    case 'ThrowStatement':
      return isOfActs(around) && isRefusal(node.argument) ? walk.visit(node.argument, around) : []
    case 'TaggedTemplateExpression':
      // Of HTML only what is said in it.
      return around === 'unsaid' || around === 'code' ? visitAll(node.quasi.expressions, around, walk) : []
    case 'ExportNamedDeclaration':
      return visitAll([node.declaration], around, walk)
    case 'VariableDeclarator':
      return visitAll([node.init], positionOfConstant(node, around), walk)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return visitAll([node.body], node.id ? positionOfFunction(node.id.name, around) : around, walk)
    case 'PropertyDefinition':
      return visitAll([node.value], positionOfField(keyName(node), around), walk)
    case 'MemberExpression':
      return walk.visit(node.object, around)
    case 'CallExpression':
    case 'NewExpression':
      return [
        ...walk.visit(node.callee, around),
        ...node.arguments.flatMap((given, at) => {
          const isAct = recorders.get(calleeName(node)) === at
          if (isAct || isReadAttribute(node, at, around)) return walk.visit(given, 'words')
          return walk.visit(given, positionOfCall(calleeName(node), around))
        }),
      ]
    default:
      return node.type.startsWith('TS') ? [] : visitAll(childrenOf(node), around, walk)
  }
}

/** Whether a call sets an attribute that people read, such as `aria-label`, to what it is given there. */
function isReadAttribute(
  node: ESTree.CallExpression | ESTree.NewExpression,
  at: number,
  around: Position,
): boolean {
  if (at !== 1 || around === 'unsaid' || isOfActs(around) || calleeName(node) !== 'setAttribute') return false
  const [name] = node.arguments
  return name?.type === 'Literal' && typeof name.value === 'string' && readAttributes.has(name.value)
}

/** What is thrown in the words of a refusal, and is no fault. */
function isRefusal(thrown: ESTree.Expression): boolean {
  return thrown.type === 'NewExpression' && calleeName(thrown) === 'Refusal'
}

/** The functions of a file that have a parameter `summary`. */
function recordersIn({ body }: ESTree.Program): Recorders {
  return new Map(
    body.flatMap((node) => {
      if (node.type !== 'FunctionDeclaration') return []
      const { id, params } = node as ESTree.Function
      const at = params.findIndex((each) => each.type === 'Identifier' && each.name === 'summary')
      return id && at >= 0 ? [[id.name, at] as const] : []
    }),
  )
}

function visitAll(nodes: readonly (ESTree.Node | null)[], position: Position, walk: Walk): readonly Edit[] {
  return nodes.flatMap((node) => (node ? walk.visit(node, position) : []))
}

function positionOfConstant({ id, init }: ESTree.VariableDeclarator, around: Position): Position {
  if (id.type !== 'Identifier') return around
  const isFunction = init?.type === 'ArrowFunctionExpression'
  return isFunction ? positionOfFunction(id.name, around) : positionOfName(id.name, around)
}

/** Where one side of a choice is read by people, the other is, too. */
function editsOfChoice(
  { test, consequent, alternate }: ESTree.ConditionalExpression,
  { position, around, walk }: Omit<Place, 'recorders'>,
): readonly Edit[] {
  const isWords = [consequent, alternate].some(
    (side) =>
      (side.type === 'Literal' && typeof side.value === 'string' && isRead(side.value, position)) ||
      (side.type === 'TemplateLiteral' && isReadTemplate(side, position)),
  )
  const at = isWords ? 'words' : position
  return [...walk.visit(test, around), ...walk.visit(consequent, at), ...walk.visit(alternate, at)]
}

/** Whether people read a template; where that is not known, they do if it has words beside its values, as `${count} days` has. */
function isReadTemplate({ quasis }: ESTree.TemplateLiteral, position: Position): boolean {
  const texts = quasis.map(({ value }) => value.raw)
  const bare = texts.join('1')
  return isRead(bare, position) || (position === 'perhaps' && hasReadParts(bare, texts))
}

function attributeName({ name }: ESTree.JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : name.name.name
}
