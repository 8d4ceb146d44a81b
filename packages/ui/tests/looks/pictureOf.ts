import path from 'node:path'

interface Shot {
  /** The machine and the component, as the test gives them. */
  arg: string
  /** The ending of the file, with its dot. */
  ext: string
  root: string
  testFileDirectory: string
}

/** Where the picture lies that a component is compared with: in a folder named after the machine that made it. */
export const pictureOf = ({ arg, ext, root, testFileDirectory }: Shot): string =>
  path.resolve(root, testFileDirectory, 'pictures', `${arg}${ext}`)
