// Why something is refused on a post, its files or its verification.
export const postTexts = {
  'guards.fileName': 'The name has to end in {0}, as the file that was sent',
  'guards.postNotDeleted': 'The post is deleted: nothing can be changed any more',
  'guards.postPublished': 'The post is not published',
  'guards.postNotPublished': 'The post is published already',
  'guards.postHasFiles': 'A post needs at least one processed file',
  'guards.creatorPublishes': 'Only verified, enabled creators publish',
  'guards.postPriceLives': 'The price of the post was deleted: choose another first, or none',
  'guards.postCanBeDecided': 'The post is not ready: it has to be published, its files processed and its creator verified',
  'guards.roomLeft': 'All files of one person have at most {0} together; {1} are left',
}
