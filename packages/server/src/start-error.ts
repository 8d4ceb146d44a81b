/** Something that the person who starts the server can mend: printed as one line, exit code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The data folder belongs to a server that runs. */
export class InUseError extends StartError {}
