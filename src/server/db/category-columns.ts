/** A category, its place and its picture. */
export const categoryColumns = [
  'id',
  'parent_id as parentId',
  'name',
  'description',
  'sort_order as order',
  'published',
  'content_link as contentLink',
  'shop_type_id as shopTypeId',
  'image_file_name as imageFileName',
  'picture_article_number as pictureArticleNumber',
] as const;
