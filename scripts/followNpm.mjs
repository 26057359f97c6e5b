// npm passes a signal on to its shell only, which ends and leaves the script behind. So a script ends itself when its shell is gone.
if (process.env['npm_lifecycle_event'] !== undefined && process.platform !== 'win32') {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}
