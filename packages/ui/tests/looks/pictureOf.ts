import path from 'node:path'

interface Shot {
  /** The component, as the test gives it. */
  arg: string
  /** The ending of the file, with its dot. */
  ext: string
  root: string
  testFileDirectory: string
}

/** Where the picture lies that a component is compared with. One picture holds for every machine. */
export const pictureOf = ({ arg, ext, root, testFileDirectory }: Shot): string =>
  path.resolve(root, testFileDirectory, 'pictures', `${arg}${ext}`)
