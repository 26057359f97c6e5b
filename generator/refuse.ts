// A command that is not done: why is told, and the exit code is 1.
export const refuse = (why: string): number => {
  console.error(why)
  return 1
}
