/** A node of the syntax tree, as ESTree has it. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
export declare const nodeOf: (value: unknown) => Node | undefined
export declare const nodesOf: (value: unknown) => Node[]
/** @throws where it is no TypeScript with JSX */
export declare function parse(code: string): Node[]
export declare const everyNode: (node: Node) => Node[]
/** The name of an identifier, of an attribute or of a text that stands for one. */
export declare const nameOf: (value: unknown) => string
/** Another text for a part of the code, or none where it stays. */
export type Edit = (node: Node) => string | undefined
/** The code of a node, with each part in it that is edited; what is inside of such a part is the edit’s own matter. */
export declare function textOf(code: string, node: Node, edit: Edit): string
/** Names that a code takes from outside of itself, or could. */
export declare const namesIn: (code: string) => Set<string>
